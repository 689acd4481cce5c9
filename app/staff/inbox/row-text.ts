import { type InquiryStatus, inquiryStatuses } from "~/staff/inquiry-record/inquiry-states";

/** A row as its page showed it; `had`: the assignee's id, "" for none. */
export type Row = { reference: string; status: InquiryStatus; had: string };

/** Most rows of one post: as many as the queue shows. */
export const mostChosen = 200;

/** The chosen rows, "CW-7K3M-Q2 new ana" each; one of another shape is left out. */
export const readRows = (texts: readonly string[]): Row[] =>
  texts.slice(0, mostChosen).flatMap((text) => {
    const [reference = "", state, had = ""] = text.split(" ");
    const status = inquiryStatuses.find((one) => one === state);
    return reference !== "" && status ? [{ reference, status, had }] : [];
  });

export const rowText = ({ reference, status, had }: Row) => `${reference} ${status} ${had}`;
