import { data, redirect } from "react-router";
import { estimatePaperWords } from "~/content/en/estimate-paper";
import { staffWords } from "~/content/en/staff/staff";
import {
  estimatePageWords as pageWords,
  estimateWords as words,
} from "~/content/en/staff/staff-estimates";
import { printingWords } from "~/content/en/staff/staff-printing";
import { readPost } from "~/core/http/read-form";
import { localDay } from "~/facts/hours/clinic-time";
import { Alert } from "~/staff/frame/notice";
import { PrintBar } from "~/staff/frame/print-bar";
import { deskOf } from "~/staff/frame/staff-context";
import { readUnreachable } from "~/staff/inquiry-record/reach-visitor.server";
import { referenceParam } from "~/staff/inquiry-record/reference-param";
import { PostForm } from "~/ui/form/post-form";
import type { Route } from "./+types/estimate";
import { EstimatePaper } from "./estimate-paper";
import { openEstimate } from "./estimates.server";
import { GiveButtons } from "./give-buttons";
import { giveEstimate } from "./give-estimate.server";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const reference = referenceParam(params);
  const opened = await openEstimate(app, { actor, reference, id: params.estimate });
  if (!opened) throw data(null, { status: 404 });
  return { ...opened, reference, unreachable: await readUnreachable(app, { actor, reference }) };
}

/** "send" puts it on the private page; "paper" notes that it was handed over. */
export async function action({ params, context }: Route.ActionArgs) {
  const { app, actor } = deskOf(context);
  const reference = referenceParam(params);
  const { what, idempotencyKey } = readPost(context);
  if (!idempotencyKey) throw data(null, { status: 400 });
  const how = what === "send" ? "page" : "paper";
  const change = { actor, reference, idempotencyKey, id: params.estimate, how } as const;
  const outcome = await giveEstimate(app, change);
  if (outcome === "missing" || outcome === "unknown") throw data(null, { status: 404 });
  if (outcome === "unreachable") return data({ message: words.unreachable }, { status: 409 });
  return redirect(`/staff/inquiries/${encodeURIComponent(reference)}?saved=1`, 303);
}

export default function EstimatePage({ loaderData, actionData }: Route.ComponentProps) {
  const { reference, id, how, givenAt } = loaderData;
  const inquiryPath = `/staff/inquiries/${encodeURIComponent(reference)}`;
  return (
    <article className="estimate-paper">
      <title>{`${estimatePaperWords.title} ${reference} | ${staffWords.area}`}</title>
      <PrintBar back={inquiryPath} label={printingWords.backToInquiry} />
      <div className="no-print">
        <Alert text={actionData?.message} />
        {how && givenAt ? (
          <p>{words.given[how](localDay(givenAt))}</p>
        ) : (
          <>
            <p>
              <strong>{words.notGiven}</strong>
            </p>
            <PostForm className="buttons">
              <GiveButtons mayNotSend={loaderData.unreachable !== null} />
            </PostForm>
          </>
        )}
        <p>
          <a className="tap" href={`${inquiryPath}/estimate?from=${id}`}>
            {pageWords.writeAnother}
          </a>
        </p>
        <p className="hint">{pageWords.record}</p>
      </div>
      <EstimatePaper {...loaderData} />
    </article>
  );
}
