import type { ReactNode } from "react";
import type { InquiryToBook } from "./calendar.server";

/** The form around the calendar: each free time is a button of it. Without an inquiry there is none. */
export function ChooseTime({
  choosing,
  personId,
  url,
  children,
}: {
  choosing: (InquiryToBook & { minutes: number; place: string; idempotencyKey: string }) | null;
  personId: string;
  url: string;
  children: ReactNode;
}) {
  if (!choosing) return children;
  const fields = {
    do: "book",
    attempt: choosing.idempotencyKey,
    for: choosing.reference,
    booking: choosing.current?.id ?? "",
    minutes: choosing.minutes,
    place: choosing.place,
    with: personId,
  };
  return (
    <form action={url} method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} name={name} type="hidden" value={value} />
      ))}
      {children}
    </form>
  );
}
