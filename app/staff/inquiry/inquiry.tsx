import { data, redirect, useOutletContext } from "react-router";
import { staffWords } from "~/content/en/staff/staff";
import { inquiryTaskWords as tasks } from "~/content/en/staff/staff-queue";
import type { Colleague } from "~/core/sessions/list-colleagues";
import { bookedText } from "~/staff/bookings/booked-text";
import { BookingPanel } from "~/staff/bookings/booking-panel";
import { markNoticesSeen } from "~/staff/colleagues/notify-colleague.server";
import { readDraft } from "~/staff/conversation/drafts.server";
import { notePresence, presenceText } from "~/staff/conversation/read-updates.server";
import { filledReplies } from "~/staff/conversation/saved-replies.server";
import { DisownedNotice, Talk } from "~/staff/conversation/talk";
import { mayDo } from "~/staff/frame/permissions";
import { deskOf } from "~/staff/frame/staff-context";
import { BackLink, useStaff } from "~/staff/frame/staff-frame";
import { ChangeProblem, type Problem } from "~/staff/inquiry-record/change-problem";
import { joinedInto } from "~/staff/inquiry-record/joined-inquiries.server";
import { referenceParam } from "~/staff/inquiry-record/reference-param";
import { paymentsOfInquiry } from "~/staff/payments/open-payment.server";
import { InquiryPayments } from "~/staff/payments/payment-table";
import { requestsOfInquiry } from "~/staff/payments/request-payment.server";
import { DoButton, Outcome, PostForm } from "~/ui/form/post-form";
import type { Route } from "./+types/inquiry";
import { changeFromForm } from "./change-from-form.server";
import { EstimatePanel } from "./estimate-panel";
import { FollowUpForm } from "./follow-up-form";
import { InquiryHead, NotSpamForm } from "./inquiry-head";
import { HistoryFilter, NoteForm, savedText, timelineEntries } from "./inquiry-history";
import { InquiryMails } from "./inquiry-mails";
import { type InquiryDetails, openInquiry, othersChanged } from "./open-inquiry.server";
import { type QueueAround, queuePath } from "./queue-of";
import { JoinedPanel, MaybeSamePerson } from "./same-person";
import { Contact, OriginalMessage } from "./sent-by-visitor";
import { StatusPanel } from "./status-panel";

const words = staffWords.inquiry;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { app, actor, person } = deskOf(context);
  // The queue's layout audits the view, with the inquiries that are listed beside this one.
  const view = { actor, reference: referenceParam(params), isAudited: true };
  const inquiry = await openInquiry(app, view);
  if (!inquiry) {
    const whole = await joinedInto(app.db, view.reference);
    if (!whole) throw data(null, { status: 404 });
    throw redirect(`/staff/inquiries/${whole}${new URL(request.url).search}`);
  }
  const { reference } = inquiry;
  await markNoticesSeen(app, { actor, reference });
  const mayPay = mayDo(person.role, "/staff/payments", "see");
  const query = new URL(request.url).searchParams;
  const saved = Math.max(0, ["0", "1", "2"].indexOf(query.get("saved") ?? ""));
  const seen = query.get("seen");
  const now = Date.now();
  const requests = mayPay ? await requestsOfInquiry(app, { actor, reference }) : [];
  return {
    inquiry,
    requests,
    saved,
    now,
    merged: saved > 0 && seen !== null && othersChanged(inquiry, Number(seen), actor.id),
    payments: mayPay ? await paymentsOfInquiry(app, { actor, reference }) : [],
    draft: await readDraft(app.db, { actor, reference }),
    presence: presenceText(await notePresence(app, { actor, reference }), now),
    replies: await filledReplies(app, {
      firstName: inquiry.sent.firstName,
      language: inquiry.language,
    }),
    chosen: query.get("answer"),
    by: query.get("by") ?? "",
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return changeFromForm(request, referenceParam(params), context);
}

export default function Inquiry({ loaderData, actionData }: Route.ComponentProps) {
  const {
    inquiry,
    payments,
    requests,
    now,
    replies: answers,
    chosen,
    draft,
    presence,
  } = loaderData;
  const by = inquiry.history.some(({ personId }) => personId === loaderData.by)
    ? loaderData.by
    : "";
  const { of, me, colleagues } = useOutletContext<QueueAround>();
  const { may } = useStaff();
  const mayDo = (action: string) => may("/staff/inquiries/:reference", action);
  const mayChange = mayDo("note");
  const titlePrefix = actionData ? words.errorTitle : loaderData.saved > 0 ? words.savedTitle : "";
  return (
    <article className="inquiry">
      <title>{`${titlePrefix}${words.title(inquiry.reference)} | ${staffWords.area}`}</title>
      <BackLink href={queuePath("/staff", of, me)}>{words.back}</BackLink>
      <InquiryHead inquiry={inquiry} me={me} now={now} of={of} opened={presence.opened} />
      <ReplySection {...loaderData} me={me} problem={actionData} />
      {inquiry.unreachable === "disowned" && <DisownedNotice mayRenew={mayDo("link")} />}
      {inquiry.spam && mayDo("not-spam") && <NotSpamForm mails={inquiry.mails} />}
      <MaybeSamePerson inquiry={inquiry} mayChange={mayDo("join")} />
      <div className="inquiry-columns">
        <div className="conversation">
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll it. */}
          <section aria-label={words.conversation} className="thread" tabIndex={0}>
            <div>
              <OriginalMessage inquiry={inquiry} />
              <Talk
                replies={answers}
                chosen={answers.find(({ id }) => id === chosen) ?? null}
                inquiry={inquiry}
                draft={draft}
                entries={timelineEntries({ ...inquiry, by })}
                filter={<HistoryFilter {...inquiry} by={by} />}
                mayChange={mayChange}
                now={now}
                problem={actionData}
                writing={presence.writing}
              />
            </div>
          </section>
          {mayChange && <FollowUpForm inquiry={inquiry} now={now} problem={actionData} />}
        </div>
        <div className="rail">
          <StatusPanel colleagues={colleagues} inquiry={inquiry} mayChange={mayChange} me={me} />
          <Contact callNow={mayChange ? now : null} inquiry={inquiry} />
          <BookingPanel
            colleagues={colleagues}
            inquiry={inquiry}
            mayChange={mayChange}
            me={me}
            now={now}
          />
          <EstimatePanel
            inquiry={inquiry}
            mayAsk={mayDo("estimate-asked")}
            mayWrite={may("/staff/inquiries/:reference/estimate")}
            now={now}
          />
          <JoinedPanel inquiry={inquiry} mayChange={mayDo("join")} />
          <InquiryPayments
            isReachable={inquiry.unreachable === null}
            payments={payments}
            reference={inquiry.reference}
            requests={requests}
          />
          {mayChange && <NoteForm colleagues={colleagues} inquiry={inquiry} problem={actionData} />}
          <InquiryMails mails={inquiry.mails} maySend={!inquiry.spam && mayDo("mail")} />
        </div>
      </div>
    </article>
  );
}

/**
 * The outcome of the posted form. Takes focus, so that it is announced; the change can be undone
 * for some seconds.
 */
function ReplySection({
  inquiry,
  saved,
  merged,
  problem,
  me,
}: {
  inquiry: InquiryDetails;
  me: Colleague;
  /** How many changes the posted form made. */
  saved: number;
  merged: boolean;
  problem: Problem | undefined;
}) {
  if (problem) return <ChangeProblem at="page" problem={problem} />;
  if (saved === 0) return null;
  // Entries of joined inquiries are about those.
  const own = inquiry.history
    .filter(({ personId, reference }) => personId === me.id && reference === inquiry.reference)
    .slice(0, saved);
  return (
    <div className="notice saved">
      <Outcome role="status">
        {own[0] && (bookedText(own[0], inquiry.bookings) ?? savedText(own))}
      </Outcome>
      {merged && <p className="problem">{tasks.merged}</p>}
      {inquiry.undo && (
        <PostForm className="undo">
          <DoButton className="link-button" data-key="u" value={`undo:${inquiry.undo.entry}`}>
            {tasks.undo}
          </DoButton>
        </PostForm>
      )}
    </div>
  );
}
