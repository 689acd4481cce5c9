import { focusNamedFields } from "./named-field";

/** For a page without enhance-form.ts whose links name a field. */
focusNamedFields();
