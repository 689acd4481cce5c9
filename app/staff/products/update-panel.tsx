import { updateMessages } from "~/content/en/form-messages";
import { updateProductsWords as words } from "~/content/en/staff/update-products";
import type { StartResponse } from "./start-update";
import type { ProductUpdate } from "./update-products.server";
import { UpdateResult } from "./update-result";

/** The sign-in, which redirects back to the update page. */
export const signInToUpdate = "/staff/sign-in?next=%2Fupdate-products";

export type UpdatePanelProps = {
  signedIn: boolean;
  /** The running or the last update; null for people who are not signed in. */
  state: ProductUpdate | null;
  /** No payment provider is set up, so nothing can be updated. Always false for visitors. */
  noProvider: boolean;
  /** The server's response to the button. */
  response?: Extract<StartResponse, { outcome: "failed" }> | undefined;
};

/**
 * The button and its result. Plain HTML that posts; React hydrates it at its first use
 * (update-panel.client.tsx) and then shows the progress.
 */
export function UpdatePanel({
  signedIn,
  state,
  noProvider,
  response,
  sending = false,
  onStart,
}: UpdatePanelProps & { sending?: boolean; onStart?: (form: HTMLFormElement) => void }) {
  const running = state?.status === "running";
  const busy = running || sending;
  const failure = response ? response.message : state?.status === "failed" ? state.message : null;
  return (
    <>
      {noProvider && failure !== words.noProvider && (
        <div className="error-summary" role="note">
          <p>{words.noProvider}</p>
        </div>
      )}
      <form
        action="/update-products"
        className="form"
        method="post"
        onSubmit={(event) => {
          if (!onStart) return;
          event.preventDefault();
          if (!busy) onStart(event.currentTarget);
        }}
      >
        <p className="wide">
          <button aria-disabled={busy || undefined} className="button submit" type="submit">
            {busy && <span aria-hidden="true" className="spinner" />}
            {busy ? words.busy : words.button}
          </button>
        </p>
      </form>
      <div aria-live="polite" className="update-progress">
        {running && (
          <>
            <p className="update-count">{words.progress(state.done, state.total)}</p>
            <progress
              aria-label={words.progressLabel}
              max={state.total ?? 1}
              value={state.total === null ? undefined : state.done}
            />
            <p className="hint">{words.together}</p>
          </>
        )}
      </div>
      {failure !== null && !busy && (
        <div className="error-summary" data-takes-focus role="alert" tabIndex={-1}>
          <h2>{updateMessages.failed.title}</h2>
          <p>{failure}</p>
        </div>
      )}
      {state?.status === "finished" && !busy && <UpdateResult state={state} />}
      {signedIn && (
        <form action="/staff/sign-out" className="update-sign-out" method="post">
          <button className="text-link" type="submit">
            {words.signOut}
          </button>
        </form>
      )}
    </>
  );
}
