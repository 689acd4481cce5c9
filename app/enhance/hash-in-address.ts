import { slugOf } from "~/catalogue/fragment";

/** The slug in the URL's fragment; "" when there is none or it cannot be read. */
export const hashInAddress = () => slugOf(location.hash);
