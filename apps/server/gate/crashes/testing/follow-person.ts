import { setTimeout as sleep } from "node:timers/promises";
import type { SentMessage } from "#features/chat/contract/index.ts";
import type { ChatClient, ChatServer } from "#features/chat/server/testing.ts";
import type { CrashCase } from "./crash-cases.ts";
import type { DoomedServer } from "./start-doomed-server.ts";

interface Now {
  status: string;
  is_over: boolean;
  is_undone: boolean;
  call_id: string;
  approval_id: string;
  approval: string | null;
  hash: string;
}

const look = `
  select r.status, r.ended_at is not null as is_over, c.id as call_id, c.undone_at is not null as is_undone,
    a.id as approval_id, a.status as approval, a.hash
  from runs r left join tool_calls c on c.run_id = r.id left join approvals a on a.tool_call_id = c.id
  where r.id = $1`;

/**
 * Does at `server` what the person does next, until the run has ended or that server is dead. It looks only at
 * what is stored, so it goes on at another server.
 */
export async function followPerson(
  chat: ChatServer,
  person: ChatClient,
  { run }: SentMessage,
  does: CrashCase["person"],
  server: DoomedServer,
): Promise<void> {
  const there = person.at({ ...chat, url: server.url });
  // A dead server does not reply. What it stored is seen in the next round.
  const post = (path: string, body?: object) => there.call("POST", path, body).catch(() => undefined);
  while (!server.isDead()) {
    const [now] = await chat.look<Now>(look, [run.id]);
    if (!now) throw new Error("The run is lost.");
    if (now.is_over && (does !== "undoes" || now.is_undone)) return;
    if (now.is_over) await post(`/api/v1/tools/calls/${now.call_id}/undo`);
    else if (now.status === "waiting" && now.approval === "requested") await decide(now);
    else await sleep(10);
  }

  async function decide({ approval_id, hash }: Now) {
    if (does !== "is_late") {
      await post(`/api/v1/approvals/${approval_id}/${does === "denies" ? "deny" : "approve"}`, { hash });
      return;
    }
    await chat.look("update approvals set expires_at = now() - interval '1 s' where id = $1", [approval_id]);
    await chat.look("update run_waits set wake_at = now() where run_id = $1 and satisfied_at is null", [
      run.id,
    ]);
    await chat.look("update runs set wake_at = now() where id = $1 and status = 'waiting'", [run.id]);
    await sleep(10);
  }
}
