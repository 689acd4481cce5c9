import { useDocumentParts } from "~/page-handle";

/**
 * Inline scripts and styles of a page. Only text from the build is used, never a visitor's; the
 * response's policy allows exactly these by hash or nonce.
 */
export function InlineScript({
  text,
  type,
}: {
  text: string;
  type?: "speculationrules" | "module";
}) {
  const { nonce } = useDocumentParts();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the build's own
  return <script dangerouslySetInnerHTML={{ __html: text }} nonce={nonce} type={type} />;
}

export function InlineStyle({ text }: { text: string }) {
  const { nonce } = useDocumentParts();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the build's own
  return <style dangerouslySetInnerHTML={{ __html: text }} nonce={nonce} />;
}

/** Under npm run dev: reloads the page when a source changes. React needs the second script. */
const developmentText =
  'import "/@vite/client"; import "/@id/__x00__virtual:react-router/inject-hmr-runtime";';

export const DevelopmentScript = () =>
  import.meta.env.DEV && <InlineScript text={developmentText} type="module" />;
