/** What a toast shows. */
export interface Notification {
  id: string;
  type: "success" | "error" | "warning" | "info";
  title: string;
  message?: string;
  /** False keeps the toast until it is closed. */
  autoClose: boolean;
  /** Milliseconds until it closes by itself. */
  duration: number;
  pauseOnHover: boolean;
  /** What was said before under this id no longer holds: it is not kept beside this. */
  replacesKept?: boolean;
  action?: { label: string; onClick: () => void };
}

/** What a caller states; the rest has defaults. */
export type NotificationInput = Pick<Notification, "type" | "title"> &
  Partial<Omit<Notification, "type" | "title">>;

export const defaultDurationMs = 500;
export const progressTickMs = 10;
export const exitAnimationMs = 150;
