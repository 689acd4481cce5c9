import { data } from "react-router";
import { staffWords, statusWords } from "~/content/en/staff/staff";
import { printingWords as words } from "~/content/en/staff/staff-printing";
import { talkWords } from "~/content/en/staff/staff-talk";
import { listColleagues } from "~/core/sessions/list-colleagues";
import { BookingPanel } from "~/staff/bookings/booking-panel";
import { Timeline } from "~/staff/conversation/talk";
import { Panel } from "~/staff/frame/notice";
import { PrintBar } from "~/staff/frame/print-bar";
import { deskOf } from "~/staff/frame/staff-context";
import { InquiryHistory } from "~/staff/inquiry/inquiry-history";
import { SentByVisitor } from "~/staff/inquiry/sent-by-visitor";
import { referenceParam } from "~/staff/inquiry-record/reference-param";
import type { Route } from "./+types/print-inquiry";
import { printInquiry } from "./list-inquiries.server";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { app, actor } = deskOf(context);
  const inquiry = await printInquiry(app, { actor, reference: referenceParam(params) });
  if (!inquiry) throw data(null, { status: 404 });
  return { inquiry, colleagues: await listColleagues(app.db), me: actor, now: Date.now() };
}

/** One inquiry on paper: what was sent and written, appointments, and what was done about it. */
export default function PrintInquiry({
  loaderData: { inquiry, colleagues, me, now },
}: Route.ComponentProps) {
  const { reference } = inquiry;
  return (
    <article className="inquiry">
      <title>{`${words.inquiryTitle(reference)} | ${staffWords.area}`}</title>
      <PrintBar back={`/staff/inquiries/${reference}`} label={words.backToInquiry} />
      <header className="inquiry-head">
        <div>
          <h1 dir="auto">{inquiry.name}</h1>
          <p className="inquiry-facts">
            <span className="reference">{reference}</span>
            <span className="status" data-status={inquiry.status}>
              {statusWords[inquiry.status]}
            </span>
          </p>
        </div>
      </header>
      <SentByVisitor inquiry={inquiry} />
      {inquiry.messages.length > 0 && (
        <Panel className="talk" heading={talkWords.title} id="talk">
          <Timeline items={inquiry.messages} reference={reference} />
        </Panel>
      )}
      <BookingPanel colleagues={colleagues} inquiry={inquiry} mayChange={false} me={me} now={now} />
      <InquiryHistory history={inquiry.history} reference={reference} />
    </article>
  );
}
