import type { Module } from "#platform/server/module.ts";

/** What people are told: rows that the bell shows, and mails about them. */
export function createNotificationsModule(_options: { publicUrl: string }): Module {
  return {
    name: "notifications",
    erasable: [
      // What an erased person did is told by name, and in their words.
      { table: "notifications", columns: ["workspace_id", "user_id", "actor_id"], isNaming: true },
    ],
    retention: [{ table: "notifications", column: "created_at", keepFor: { days: 90 }, isTechnical: true }],
  };
}
