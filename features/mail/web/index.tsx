import type { ToolResultView } from "#platform/web/modules/tool-results.ts";

/** How the results of this feature's tools are shown in a conversation. */
export const mailResults: readonly ToolResultView[] = [
  { toolName: "send_mail", isLine: true, load: async () => (await import("./mail-line.tsx")).MailLine },
  { toolName: "draft_mail", isLine: true, load: async () => (await import("./draft-line.tsx")).DraftLine },
];
