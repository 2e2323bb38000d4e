export interface Shortcut {
  keys: readonly string[];
  label: string;
  to?: string;
}

/** Keyboard shortcuts that work everywhere except in inputs. */
export const shortcuts: readonly Shortcut[] = [
  { keys: ["c"], label: "New conversation", to: "/chat" },
  { keys: ["Ctrl", "K"], label: "Find anything" },
  { keys: ["?"], label: "Show keyboard shortcuts" },
  { keys: ["g", "d"], label: "Go to Dashboard", to: "/dashboard" },
  { keys: ["g", "c"], label: "Go to Conversation", to: "/conversation" },
  { keys: ["g", "a"], label: "Go to Agents", to: "/agents" },
  { keys: ["g", "t"], label: "Go to Tasks", to: "/tasks" },
  { keys: ["g", "m"], label: "Go to Mail", to: "/mail" },
  { keys: ["g", "k"], label: "Go to Compliance", to: "/compliance" },
  { keys: ["g", "s"], label: "Go to Settings", to: "/settings" },
  { keys: ["g", "p"], label: "Go to Profile", to: "/profile" },
];
