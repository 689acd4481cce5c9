import type { ReactNode } from "react";
import { staffWords as words } from "~/content/en/staff/staff";

export function StaffFrame({ header, children }: { header?: ReactNode; children: ReactNode }) {
  return (
    <>
      <a className="skip-link" href="#main">
        {words.navigation.skip}
      </a>
      {header}
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
