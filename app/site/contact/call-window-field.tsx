import type { ComponentProps } from "react";
import { useFormWords } from "~/content/form-words";
import { type CallbackFacts, callbackTimes, nextCallbackDay } from "~/facts/hours/callback-window";
import { SelectField } from "~/ui/form/field";

/**
 * Field for when the visitor may be called back. The page is pre-rendered and has no date: the
 * browser adds the day of each time when React runs, the server when the form is sent. Absent while
 * the clinic offers no times.
 */
export function CallWindowField({
  callback,
  now,
  ...field
}: Omit<ComponentProps<typeof SelectField>, "options" | "placeholder"> & {
  callback: CallbackFacts;
  /** null: pre-rendered, where the time is unknown. */
  now: Date | null;
}) {
  const { callbackText, contactFormWords, windowText } = useFormWords();
  const times = callbackTimes(callback);
  if (times.length === 0) return null;
  const options = times.flatMap((value) => {
    if (!now) return [{ value, label: contactFormWords.callOnOpenDay(windowText(value)) }];
    const day = nextCallbackDay(value, callback, now);
    return day
      ? [{ value, label: contactFormWords.callOn(callbackText(day, value, "short")) }]
      : [];
  });
  return (
    <SelectField {...field} optional options={options} placeholder={contactFormWords.anyTime} />
  );
}
