import type { PaymentSandboxAdmin } from "../../contract/admin.ts";
import type { PaymentSandboxOptions } from "../../contract/payment-sandbox.ts";
import { countObjects } from "../../storage/admin-lists.repository.ts";
import { readFaults } from "../../storage/faults.repository.ts";
import type { World } from "../world.ts";
import { actAsAdmin } from "./act-as-admin.ts";
import { adminTokenOf, checkAdminToken } from "./admin-token.ts";
import { installationNameOf } from "./installation-name.ts";
import { listCustomers, listEvents, listInvoices, listSubscriptions } from "./read-lists.ts";

type Run = <Result>(perform: (world: World) => Promise<Result>) => Promise<Result>;

interface AdminOptions extends Pick<PaymentSandboxOptions, "secretKey" | "publicUrl" | "now"> {
  read: Run;
  change: Run;
}

/** Admin views and acts, each guarded by a link's token. */
export function createAdmin({ secretKey, publicUrl, now, read, change }: AdminOptions): PaymentSandboxAdmin {
  const readAs = async <Result>(token: string, perform: (world: World) => Promise<Result>) => {
    checkAdminToken(secretKey, token, now());
    return read(perform);
  };
  return {
    createLink: () => `${publicUrl}/sandbox/a/${adminTokenOf(secretKey, now())}`,
    overview: (token) =>
      readAs(token, async (world) => ({
        installationName: installationNameOf(world),
        counts: await countObjects(world.client),
        faults: await readFaults(world.client),
      })),
    customers: (token, after) => readAs(token, (world) => listCustomers(world, after)),
    subscriptions: (token, after) => readAs(token, (world) => listSubscriptions(world, after)),
    invoices: (token, after) => readAs(token, (world) => listInvoices(world, after)),
    events: (token, after) => readAs(token, (world) => listEvents(world, after)),
    async act(token, act) {
      checkAdminToken(secretKey, token, now());
      await change((world) => actAsAdmin(world, act));
    },
  };
}
