/** The content of a toast. */
export interface Notification {
  id: string;
  type: "success" | "error" | "warning" | "info";
  title: string;
  message?: string;
  /** False: the toast stays until it is closed. */
  autoClose: boolean;
  /** Milliseconds until it closes by itself. */
  duration: number;
  pauseOnHover: boolean;
  action?: { label: string; onClick: () => void };
}

/**
 * A caller's input. An error stays until it is closed. Everything else states its duration, or that it stays
 * too: the default cannot be read.
 */
export type NotificationInput = Pick<Notification, "title"> &
  Partial<Omit<Notification, "type" | "title" | "autoClose" | "duration">> &
  (
    | { type: "error"; autoClose?: false; duration?: never }
    | { type: Exclude<Notification["type"], "error">; autoClose?: true; duration: number }
    | { type: Exclude<Notification["type"], "error">; autoClose: false; duration?: never }
  );

export const defaultDurationMs = 500;
export const progressTickMs = 10;
export const exitAnimationMs = 150;
