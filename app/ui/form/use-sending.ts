import { useEffect, useRef, useState } from "react";
import { newIdempotencyKey } from "./form-submission";
import type { Live } from "./start-island";

/**
 * Sends a hydrated form: one request at a time, all retries with one idempotency key, each response
 * announced once. Takes the island's props and three functions that must not change between
 * renders.
 */
export function useSending<Result>({
  element,
  onReady,
  response: served,
  post,
  leave,
  tell,
}: Pick<Live<{ response?: Result | undefined }>, "element" | "onReady" | "response"> & {
  /** Never rejects: a missing response is one of the outcomes. */
  post: (form: HTMLFormElement, idempotencyKey: string) => Promise<Result>;
  /** True: the response opens another page. The form stays busy until the visitor returns. */
  leave?: (response: Result) => boolean;
  /** True: the response appears in the form, which takes focus. */
  tell: (response: Result) => boolean;
}) {
  const [response, setResponse] = useState(served);
  const [sending, setSending] = useState(false);
  const idempotencyKey = useRef(newIdempotencyKey());
  // Two clicks can arrive before React renders the first one.
  const busy = useRef(false);

  useEffect(() => {
    // After Back, the browser restores the form as it was left; this makes it usable again.
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      busy.current = false;
      setSending(false);
      idempotencyKey.current = newIdempotencyKey();
    };
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);

  useEffect(onReady, [onReady]);

  useEffect(() => {
    if (!response || !tell(response)) return;
    const result = element.querySelector<HTMLElement>("[data-takes-focus]");
    result?.focus({ preventScroll: true });
    // Focus alone would scroll to the end of a result that is taller than the window.
    result?.scrollIntoView();
  }, [response, element, tell]);

  return {
    response,
    sending,
    /** null while a request or navigation is pending. */
    async send(form: HTMLFormElement): Promise<Result | null> {
      if (busy.current) return null;
      busy.current = true;
      setSending(true);
      const next = await post(form, idempotencyKey.current);
      if (leave?.(next)) return null;
      busy.current = false;
      setSending(false);
      setResponse(next);
      return next;
    },
    /** The next submission gets a new idempotency key. */
    reset() {
      idempotencyKey.current = newIdempotencyKey();
    },
  };
}
