import type { Preview } from "~/page-handle";
import { InlineStyle } from "~/ui/piece/inline";

const style =
  ".preview-mark{position:sticky;top:0;z-index:99;margin:0;padding:.6rem 1rem;background:#7a2e12;color:#fff;font:500 1rem/1.4 var(--font-sans);text-align:center}.preview-mark a{color:#fff}";

/** The bar above a preview, which leads back to the desk. */
export function PreviewMark({ words, back }: Preview) {
  return (
    <>
      <InlineStyle text={style} />
      <p className="preview-mark" role="status">
        {words}{" "}
        <a href={back.href} target="_top">
          {back.label}
        </a>
      </p>
    </>
  );
}
