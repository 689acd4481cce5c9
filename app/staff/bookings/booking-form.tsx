import type { ComponentProps } from "react";
import { useLocation } from "react-router";
import { PostForm } from "~/ui/form/post-form";

/** Its posts arrive at booking.tsx, and keep the assignee of the queue beside the inquiry. */
export function BookingForm({
  reference,
  ...form
}: ComponentProps<"form"> & { reference: string }) {
  const { search } = useLocation();
  return <PostForm action={`/staff/inquiries/${reference}/booking${search}`} {...form} />;
}
