import { useCallback, useEffect, useRef, useState } from "react";
import { updateMessages } from "~/content/en/form-messages";
import { postForm } from "~/ui/form/form-submission";
import { showToast } from "~/ui/form/show-toast";
import { type Live, startIsland } from "~/ui/form/start-island";
import type { StartResponse } from "./start-update";
import { signInToUpdate, UpdatePanel, type UpdatePanelProps } from "./update-panel";

type ProductUpdate = NonNullable<UpdatePanelProps["state"]>;

/** The React part of the update page: starts the update and shows it while it runs. */
export const start = startIsland(LiveUpdatePanel, "focusin");

function LiveUpdatePanel({ element, onReady, ...props }: Live<UpdatePanelProps>) {
  const [state, setState] = useState(props.state);
  const [response, setResponse] = useState(props.response);
  const [sending, setSending] = useState(false);
  const following = useRef(false);
  // Counts the messages shown on the page: each takes focus.
  const [told, setTold] = useState(0);

  const tellFailure = useCallback((message: string) => {
    setResponse({ outcome: "failed", message });
    setTold((times) => times + 1);
    showToast("error", { title: updateMessages.failed.title, text: message });
  }, []);

  /** Shows the running update until it ends, then its result. */
  const follow = useCallback(async () => {
    if (following.current) return;
    following.current = true;
    const end = await followUpdate(setState);
    following.current = false;
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
    setState(asRunning(next.state));
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

/** An update that was just started counts as running until the progress reports its result. */
function asRunning({ id, startedAt }: ProductUpdate): ProductUpdate {
  return { status: "running", id, startedAt, done: 0, total: null };
}

/** A missing or malformed response counts as a failure; the button can be clicked again. */
async function post(form: HTMLFormElement): Promise<StartResponse> {
  const { response } = await postForm<StartResponse>("/update-products.json", form);
  if (response?.outcome === "started" || response?.outcome === "signed-out") return response;
  if (response?.outcome === "failed" && response.message) return response;
  return { outcome: "failed", message: updateMessages.failed.text };
}

type Ended = Exclude<ProductUpdate, { status: "running" }>;

/** Milliseconds before reconnecting, and most tries in a row. */
const pause = 1000;
const mostTries = 10;

/**
 * Reads the update's progress until it ends, and reconnects when the connection is lost: the update
 * continues on the server. "signed-out": the session ended meanwhile; null when the result stays
 * unknown.
 */
async function followUpdate(
  show: (state: ProductUpdate) => void,
): Promise<Ended | "signed-out" | null> {
  for (let tries = 0; tries < mostTries; tries++) {
    try {
      // Accept: application/json marks a request that is no activity of a person
      // (staff-session.ts).
      const headers = { Accept: "application/json" };
      const response = await fetch("/update-products/progress", { headers });
      if (response.status === 401) return "signed-out";
      if (!response.ok || !response.body) throw new Error("no progress stream");
      for await (const state of statesOf(response.body)) {
        tries = 0;
        show(state);
        if (state.status !== "running") return state;
      }
    } catch {
      // Retried below, like a stream that ended too early.
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  return null;
}

async function* statesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ProductUpdate> {
  const reader = body.pipeThrough(new TextDecoderStream() as never).getReader();
  let text = "";
  for (;;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: string };
    if (done) return;
    const lines = (text + value).split("\n");
    text = lines.pop() ?? "";
    for (const line of lines) if (line) yield JSON.parse(line) as ProductUpdate;
  }
}
