import { accountWords } from "~/content/en/staff/staff-account";
import { useDocumentParts } from "~/document-parts";
import copyScript from "~/staff/frame/copy-script.ts?script";
import { InlineScript } from "~/ui/piece/inline";

const words = accountWords.recovery;

/** How many codes are left; ten new ones are shown once. */
export function RecoveryCodes({ left, codes }: { left: number; codes: string[] | undefined }) {
  const { nonce } = useDocumentParts();
  return (
    <section aria-labelledby="recovery-heading" className="panel">
      <h2 id="recovery-heading">{words.heading}</h2>
      {codes ? (
        <div className="notice" role="status">
          <p>{words.fresh}</p>
          <ol className="codes" id="codes">
            {codes.map((code) => (
              <li key={code}>
                <samp>{code}</samp>
              </li>
            ))}
          </ol>
          <button
            className="button quiet"
            data-copies="codes"
            data-done={words.copied}
            hidden
            type="button"
          >
            {words.copy}
          </button>
          <InlineScript nonce={nonce} text={copyScript} />
        </div>
      ) : (
        <p>{words.left(left)}</p>
      )}
      <form className="change" method="post">
        {left > 0 && <p className="hint">{words.replaces}</p>}
        <button className="button quiet" name="do" type="submit" value="recovery-codes">
          {words.make}
        </button>
      </form>
    </section>
  );
}
