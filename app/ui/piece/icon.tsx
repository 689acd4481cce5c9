const paths = {
  phone:
    "M6.6 3.5 9 3l1.7 4.2-2 1.6a11.6 11.6 0 0 0 6.5 6.5l1.6-2 4.2 1.7-.5 2.4c-.3 1.5-1.6 2.6-3.2 2.6C9.9 20 4 14.1 4 6.7c0-1.6 1.1-2.9 2.6-3.2Z",
  menu: "M3.5 7.5h17M3.5 12h17M3.5 16.5h17",
  close: "m5.5 5.5 13 13m0-13-13 13",
  chevron: "m6 9.5 6 6 6-6",
  arrow: "M4 12h15.5m-6-6 6 6-6 6",
  search: "M10.5 17.5a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5",
  check: "m5 12.5 4.7 4.7L19.5 7.5",
  calendar: "M4 6.5h16v13H4zM4 10.5h16M8.5 3.5v4m7-4v4",
  clock: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-13.5v5l3.5 2",
  pin: "M12 21s6.5-6.1 6.5-11a6.5 6.5 0 1 0-13 0c0 4.9 6.5 11 6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z",
  mail: "M3.5 5.5h17v13h-17zm0 1 8.5 7 8.5-7",
  alert: "M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 8v5m0 2.8v.2",
  lock: "M6 10.5h12v10H6zm2.5 0V7.8a3.5 3.5 0 0 1 7 0v2.7",
  bookmark: "M7 4h10v16l-5-4-5 4z",
  print: "M7 8.5v-5h10v5M7 17H4V8.5h16V17h-3m-10-3h10v6.5H7z",
} as const;

export type IconName = keyof typeof paths;

/** A line drawing beside a text that says the same: always hidden from assistive technology. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      className={className ? `icon ${className}` : "icon"}
      height="20"
      viewBox="0 0 24 24"
      width="20"
    >
      <path d={paths[name]} />
    </svg>
  );
}
