import type { ReactNode } from "react";
import { useDocumentParts } from "~/page-handle";

/**
 * A part with state: rendered here as plain HTML, hydrated at its first use. `script` is the URL of
 * its module (`?script-url`), one file that calls `startIsland`. `props` is what its component was
 * rendered with, so that both agree. In a preview it stays plain HTML.
 */
export function Island({
  script,
  props,
  now = false,
  children,
}: {
  script: string;
  props: unknown;
  /** Hydrate at once: the part has to announce something, such as the result of a post. */
  now?: boolean;
  children: ReactNode;
}) {
  const { preview } = useDocumentParts();
  if (preview) return <div>{children}</div>;
  return (
    <div data-island={script} data-now={now ? "" : undefined} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
