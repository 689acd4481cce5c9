import { useEffect, useRef, useState } from "react";
import { newAttempt } from "./form-submission";
import type { Live } from "./start-island";

/**
 * How a form that React has taken over is sent: one request at a time, all retries under one
 * attempt, and each response told once. Takes the props of the island and three functions that stay
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
  /** Never rejects: a response that did not arrive is one of the responses. */
  post: (form: HTMLFormElement, attempt: string) => Promise<Answer>;
  /** True: the response leads to another page. The form stays busy until the visitor comes back. */
  leave?: (answer: Answer) => boolean;
  /** True: the response appears in the form, where the focus is put. */
  tell: (answer: Answer) => boolean;
}) {
  const [answer, setAnswer] = useState(served);
  const [sending, setSending] = useState(false);
  const attempt = useRef(newAttempt());
  // Two clicks can come before React has shown that the first one counts.
  const busy = useRef(false);

  useEffect(() => {
    // Back from another page: the form stands as it was left, and can be used again.
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
    /** What is sent next is another submission. */
    beginAnew() {
      attempt.current = newAttempt();
    },
  };
}
