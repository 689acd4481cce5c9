import { storable } from "~/core/db/schema";
import {
  type Inquiry,
  type InquiryColumn,
  type InquiryField,
  inquiryFieldNames,
  inquiryFields,
} from "./inquiry-fields";

/** The fields of an inquiry as the table has them. */
export const inquiryColumns = (inquiry: Inquiry) =>
  Object.fromEntries(
    inquiryFieldNames.map((name) => [inquiryFields[name].column, storable(inquiry[name])]),
  ) as Record<InquiryColumn, string>;

/** The fields of a stored inquiry. */
export const inquiryFieldsOf = (stored: Record<InquiryColumn, string>) =>
  Object.fromEntries(
    inquiryFieldNames.map((name) => [name, stored[inquiryFields[name].column]]),
  ) as Record<InquiryField, string>;
