import { isRouteErrorResponse, useRouteError } from "react-router";
import { EntryFrame } from "~/staff/sign-in/entry-frame";
import { signInPath } from "~/staff/sign-in/staff-session";
import { staffTitle } from "~/staff/sign-in/staff-title";
import { StaffRefusal } from "~/staff/staff-refusal";

/** The page of 410, a link that worked once; other errors are shown as at the desk. */
export function UsedLink({ words }: { words: { heading: string; text: string; signIn: string } }) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 410) return <StaffRefusal />;
  return (
    <EntryFrame>
      <title>{staffTitle(words.heading)}</title>
      <h1>{words.heading}</h1>
      <p className="lead">{words.text}</p>
      <p>
        <a className="button" href={signInPath}>
          {words.signIn}
        </a>
      </p>
    </EntryFrame>
  );
}
