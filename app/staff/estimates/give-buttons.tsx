import { estimateWords as words } from "~/content/en/staff/staff-estimates";
import { DoButton } from "~/ui/form/post-form";

/** The two ways to give an estimate, which end its due date; paper alone where `mayNotSend`. */
export const GiveButtons = ({ mayNotSend }: { mayNotSend: boolean }) => (
  <>
    {mayNotSend ? (
      <span className="hint">{words.unreachable}</span>
    ) : (
      <DoButton className="button" value="send">
        {words.send}
      </DoButton>
    )}
    <DoButton className={mayNotSend ? "button" : "button quiet"} value="paper">
      {words.paper}
    </DoButton>
  </>
);
