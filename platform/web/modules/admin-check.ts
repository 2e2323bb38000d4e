/** The outcome of an admin check: fine, left to do, or broken. */
export interface AdminFinding {
  state: "good" | "todo" | "bad";
  /** One sentence: what is so, or what to do. */
  text: string;
}

/** A part of the installation that the admin overview looks at. */
export interface AdminCheck {
  key: string;
  title: string;
  /** The page where it is seen and changed. Absent: its sentence says all. */
  to?: string;
  read(signal: AbortSignal): Promise<AdminFinding>;
}
