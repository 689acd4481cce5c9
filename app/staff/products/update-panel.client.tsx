import { useCallback, useEffect, useState } from "react";
import { updateMessages } from "~/content/en/form-messages";
import { postForm } from "~/ui/form/form-submission";
import { type Live, startIsland } from "~/ui/form/start-island";
import { showToast } from "~/ui/form/toasts";
import {
  type ProductUpdate,
  type StartResponse,
  signInToUpdate,
  UpdatePanel,
  type UpdatePanelProps,
} from "./update-panel";

/** The React part of the update page: starts the update and shows it while it runs. */
startIsland(import.meta.url, LiveUpdatePanel, {});

function LiveUpdatePanel({ element, onReady, ...props }: Live<UpdatePanelProps>) {
  const [state, setState] = useState(props.state);
  const [response, setResponse] = useState(props.response);
  const [sending, setSending] = useState(false);
  // Counts the messages shown on the page: each takes focus.
  const [told, setTold] = useState(0);

  const tellFailure = useCallback((message: string) => {
    setResponse({ outcome: "failed", message });
    setTold((times) => times + 1);
    showToast("error", { title: updateMessages.failed.title, text: message });
  }, []);

  /** Shows the running update until it ends, then its result. */
  const follow = useCallback(async () => {
    const end = await followUpdate(setState);
    if (end === "signed-out") return location.assign(signInToUpdate);
    if (end?.status === "finished") {
      showToast("success", updateMessages.done(end.updatedCount));
      setTold((times) => times + 1);
    } else {
      setState(end);
      tellFailure(end?.message ?? updateMessages.failed.text);
    }
  }, [tellFailure]);

  useEffect(() => {
    if (told > 0) element.querySelector<HTMLElement>("[data-takes-focus]")?.focus();
  }, [told, element]);

  const runsAlready = props.state?.status === "running";
  useEffect(() => {
    onReady();
    if (runsAlready) follow();
  }, [onReady, follow, runsAlready]);

  async function click(form: HTMLFormElement) {
    setSending(true);
    const next = await post(form);
    if (next.outcome === "signed-out") return location.assign(signInToUpdate);
    setSending(false);
    if (next.outcome === "failed") return tellFailure(next.message);
    setResponse(undefined);
    setState(next.state);
    await follow();
  }

  return (
    <UpdatePanel
      response={response}
      noProvider={props.noProvider}
      onStart={click}
      sending={sending}
      signedIn={props.signedIn}
      state={state}
    />
  );
}

/** A missing or malformed response counts as a failure; the button can be clicked again. */
async function post(form: HTMLFormElement): Promise<StartResponse> {
  const { response } = await postForm<StartResponse>("/update-products.json", form);
  if (response?.outcome === "started" || response?.outcome === "signed-out") return response;
  if (response?.outcome === "failed" && response.message) return response;
  return { outcome: "failed", message: updateMessages.failed.text };
}

type Ended = Exclude<ProductUpdate, { status: "running" }>;

/** Milliseconds between two requests, and the most failed ones in a row. */
const pause = 300;
const mostFailures = 30;

/**
 * Asks for the update's state until it ends. "signed-out": the session ended meanwhile; null when
 * the server does not respond.
 */
async function followUpdate(
  show: (state: ProductUpdate) => void,
): Promise<Ended | "signed-out" | null> {
  for (let failures = 0; failures < mostFailures; ) {
    // Accept: application/json marks a request that is no activity of a person
    // (staff-session.server.ts).
    const headers = { Accept: "application/json" };
    const response = await fetch("/update-products.json", { headers }).catch(() => null);
    if (response?.status === 401) return "signed-out";
    const state: ProductUpdate | null = response?.ok
      ? await response.json().catch(() => null)
      : null;
    failures = state ? 0 : failures + 1;
    if (state) show(state);
    if (state && state.status !== "running") return state;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return null;
}
