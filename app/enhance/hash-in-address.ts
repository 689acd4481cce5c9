import { slugOf } from "~/catalogue/fragment";

/** What the address's fragment names; "" when there is none or it is garbled. */
export const hashInAddress = () => slugOf(location.hash);
