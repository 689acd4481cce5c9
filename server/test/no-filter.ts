import type { InquiryFilter } from "../../app/desk";

/** The whole list, suspected spam left out. */
export const noFilter: InquiryFilter = {
  search: "",
  email: "",
  status: "",
  service: "",
  from: "",
  to: "",
  overdue: false,
  mailFailed: false,
  spam: false,
};
