import { data, type RouterContextProvider, redirect } from "react-router";
import { answersWords as words } from "~/content/en/staff/staff-talk";
import { plainText } from "~/staff/frame/list-url";
import { deskOf } from "~/staff/frame/staff-context";
import { longestAnswerTitle, longestMessage } from "./conversation";
import { unknownBlanks } from "./fill-blanks";

/** What was wrong with an answer, and what was typed. */
export type AnswerProblem = { message: string; id: string; title: string; body: string };

const shapeOfId = /^[\w-]{0,40}$/;

export async function saveAnswer(request: Request, context: Readonly<RouterContextProvider>) {
  const { desk, who } = deskOf(context);
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value.replaceAll("\r\n", "\n").trim() : "";
  };
  const [what = "", id = ""] = text("do").split(":");
  if (!shapeOfId.test(id)) throw data(null, { status: 400 });
  if (what === "remove") {
    await desk.removeAnswer({ who, id });
    return redirect("/staff/answers?done=removed", 303);
  }
  if (what !== "save") throw data(null, { status: 400 });
  const title = plainText(text("title")).slice(0, longestAnswerTitle);
  const body = text("body");
  const refuse = (message: string, status: number) =>
    data<AnswerProblem>({ message, id, title, body }, { status });
  if (title === "" || body === "") return refuse(words.missing, 422);
  if (body.length > longestMessage) return refuse(words.tooLong(longestMessage), 422);
  const [unknown] = unknownBlanks(body);
  if (unknown) return refuse(words.unknownBlank(unknown), 422);
  const version = /^\d{1,9}$/.test(text("version")) ? Number(text("version")) : 0;
  const outcome = await desk.saveAnswer({ who, id, title, body, version });
  if (outcome === "conflict") return refuse(words.conflict, 409);
  return redirect("/staff/answers?done=saved", 303);
}
