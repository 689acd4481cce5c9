/**
 * Inline scripts and styles of a page. Only text from the build is used, never a visitor's; the
 * response's policy allows exactly these by hash or nonce.
 */
type Inline = { text: string; nonce: string | undefined };

export function InlineScript({
  text,
  nonce,
  type,
}: Inline & { type?: "speculationrules" | "module" }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the build's own
  return <script dangerouslySetInnerHTML={{ __html: text }} nonce={nonce} type={type} />;
}

export function InlineStyle({ text, nonce }: Inline) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the build's own
  return <style dangerouslySetInnerHTML={{ __html: text }} nonce={nonce} />;
}

/** Under npm run dev: reloads the page when a source changes. React needs the second script. */
const developmentText =
  'import "/@vite/client"; import "/@id/__x00__virtual:react-router/inject-hmr-runtime";';

export function DevelopmentScript({ nonce }: { nonce: string | undefined }) {
  if (!import.meta.env.DEV) return null;
  return <InlineScript nonce={nonce} text={developmentText} type="module" />;
}
