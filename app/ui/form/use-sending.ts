import { useEffect, useRef, useState } from "react";
import { newAttempt } from "./form-submission";
import type { Live } from "./start-island";

/**
 * Sends a form that React has taken over: one request at a time, all retries with one idempotency
 * key, each response announced once. Takes the props of the island and three functions that stay
 * the same from one rendering to the next.
 */
export function useSending<Answer>({
  element,
  onReady,
  answer: served,
  post,
  leave,
  tell,
}: Pick<Live<{ answer?: Answer | undefined }>, "element" | "onReady" | "answer"> & {
  /** Never rejects: a missing response is one of the outcomes. */
  post: (form: HTMLFormElement, attempt: string) => Promise<Answer>;
  /** True: the response leads to another page. The form stays busy until the visitor comes back. */
  leave?: (answer: Answer) => boolean;
  /** True: the response appears in the form, where the focus is put. */
  tell: (answer: Answer) => boolean;
}) {
  const [answer, setAnswer] = useState(served);
  const [sending, setSending] = useState(false);
  const attempt = useRef(newAttempt());
  // Two clicks can arrive before React renders the first one.
  const busy = useRef(false);

  useEffect(() => {
    // After Back, the browser restores the form as it was left; it can be used again.
    const wake = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      busy.current = false;
      setSending(false);
      attempt.current = newAttempt();
    };
    addEventListener("pageshow", wake);
    return () => removeEventListener("pageshow", wake);
  }, []);

  useEffect(onReady, [onReady]);

  useEffect(() => {
    if (answer && tell(answer)) element.querySelector<HTMLElement>("[data-takes-focus]")?.focus();
  }, [answer, element, tell]);

  return {
    answer,
    sending,
    /** null while a request or navigation is pending. */
    async send(form: HTMLFormElement): Promise<Answer | null> {
      if (busy.current) return null;
      busy.current = true;
      setSending(true);
      const next = await post(form, attempt.current);
      if (leave?.(next)) return null;
      busy.current = false;
      setSending(false);
      setAnswer(next);
      return next;
    },
    /** The next submission gets a new idempotency key. */
    beginAnew() {
      attempt.current = newAttempt();
    },
  };
}
