import { data, type RouterContextProvider, redirect } from "react-router";
import { staffWords, statusWords } from "~/content/en/pages/staff";
import { inquiryStatuses, longestNote } from "~/contracts/desk";
import { deskOf } from "../frame/staff-context";

const words = staffWords.inquiry;

/** What was wrong with a change, and the typed note, so that it is not lost. */
export type Problem = { message: string; note: string; field: boolean };

/**
 * Every post to an inquiry; its field `do` says which change. A redirect follows, so that a reload
 * repeats nothing.
 */
export async function changeInquiry(
  form: FormData,
  reference: string,
  context: Readonly<RouterContextProvider>,
) {
  const { desk, who } = deskOf(context);
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const attempt = text("attempt");
  if (!/^[\w-]{8,80}$/.test(attempt)) throw data(null, { status: 400 });
  const change = { who, reference, attempt };
  const note = text("note").replaceAll("\r\n", "\n").trim();
  const refuse = (message: string, status: number, field = true) =>
    data<Problem>({ message, note, field }, { status });
  const done = (outcome: "changed" | "missing") => {
    if (outcome === "missing") throw data(null, { status: 404 });
    return redirect(`/staff/inquiries/${encodeURIComponent(reference)}?saved=1`, 303);
  };

  const [what = "", value = ""] = text("do").split(":");
  if (note.length > longestNote) return refuse(words.noteTooLong(longestNote), 422);
  switch (what) {
    case "status": {
      const to = inquiryStatuses.find((status) => status === value);
      const from = inquiryStatuses.find((status) => status === text("from"));
      if (!to || !from) break;
      const outcome = await desk.changeStatus({ ...change, from, to, note });
      if (outcome !== "conflict") return done(outcome);
      const now = await desk.openInquiry({ who, reference });
      return refuse(words.conflict(statusWords[now?.status ?? from]), 409, false);
    }
    case "note":
      if (note === "") return refuse(words.noteMissing, 422);
      return done(await desk.addNote({ ...change, note }));
    case "mail":
      return done(await desk.sendMailAgain({ ...change, mailId: value }));
    case "spam":
      return done(await desk.markSpam({ ...change, spam: true }));
    case "not-spam":
      return done(await desk.markSpam({ ...change, spam: false }));
  }
  throw data(null, { status: 400 });
}
