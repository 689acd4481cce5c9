import type { ReactNode } from "react";

/**
 * A part with state: rendered here as plain HTML, hydrated at its first use. `script` is the URL of
 * its module (`?script-url`), one file that calls `startIsland`. `props` is what its component was
 * rendered with, so that both agree.
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
  return (
    <div data-island={script} data-now={now ? "" : undefined} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
