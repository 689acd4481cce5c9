import { estimateWords as words } from "~/content/en/staff/staff-estimates";
import { DoButton } from "~/ui/form/post-form";

/** The two ways to give an estimate, which end its due date. */
export const GiveButtons = () => (
  <>
    <DoButton className="button" value="send">
      {words.send}
    </DoButton>
    <DoButton className="button quiet" value="paper">
      {words.paper}
    </DoButton>
  </>
);
