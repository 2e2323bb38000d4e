import { describe, expect, it } from "vitest";
import { stageMonitoring } from "../testing/stage-monitoring.ts";
import { reconcile } from "../webhooks/reconcile.ts";

const watch = stageMonitoring();
const { subscriber, statusOf } = watch;

describe("work that keeps failing", () => {
  it("keeps nothing behind it waiting, waits longer each time, and is seen until it is done", async () => {
    const [bad, good] = [await subscriber(), await subscriber()];
    good.atProvider.status = "canceled";
    const { fetch } = watch.world.provider;
    watch.world.provider.fetch = async (...call) =>
      String(call[0]).includes(bad.subscriptionId)
        ? Response.json({ error: { type: "api_error", code: "broken" } }, { status: 400 })
        : fetch(...call);
    watch.clockMs += 15 * 86_400_000;
    const run = () => reconcile(watch.world.billing).perform(watch.world.system, {});
    await run();
    expect(await statusOf(good.subscriptionId)).toBe("canceled");
    expect(await statusOf(bad.subscriptionId)).toBe("trialing");
    const retry = async () =>
      (
        await watch.world.look<{ attempts: number; next_try_at: Date }>(
          "select attempts, next_try_at from billing_retries where object_id = $1",
          [bad.subscriptionId],
        )
      )[0];
    expect(await retry()).toMatchObject({ attempts: 1 });
    await run();
    expect(await retry(), "not before its time").toMatchObject({ attempts: 1 });
    const waits = [];
    for (let count = 0; count < 12; count += 1) {
      const next = (await retry())?.next_try_at.getTime() ?? 0;
      waits.push(Math.round((next - watch.clockMs) / 60_000));
      watch.clockMs = next + 1;
      await run();
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
    const admin = await watch.world.signUpPerson();
    await watch.world.look("insert into user_roles (user_id, role) values ($1, 'admin')", [admin.id]);
    const seen = await fetchFindings(admin.headers);
    expect(seen.body.items).toContainEqual(
      expect.objectContaining({ kind: "work_fails", objectId: bad.subscriptionId, attempts: 13 }),
    );
    watch.world.provider.fetch = fetch;
    bad.atProvider.status = "canceled";
    watch.clockMs = ((await retry())?.next_try_at.getTime() ?? 0) + 1;
    await run();
    expect(await retry()).toBeUndefined();
    expect(await statusOf(bad.subscriptionId)).toBe("canceled");
  });

  it("is shown to those who run the installation, and to nobody else", async () => {
    const person = await watch.world.signUpPerson();
    expect((await fetchFindings(person.headers)).status).toBe(403);
    expect((await fetchFindings({})).status).toBe(401);
  });
});

async function fetchFindings(headers: Record<string, string>) {
  const reply = await fetch(`${watch.world.url}/api/v1/admin/billing/findings`, { headers });
  return { status: reply.status, body: (await reply.json()) as { items: object[] } };
}
