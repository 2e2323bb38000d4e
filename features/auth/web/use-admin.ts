import { useQuery } from "@tanstack/react-query";
import { log } from "#platform/web/log.ts";
import { useSession } from "./session.ts";

/** Whether the signed-in user is an admin; undefined while loading, false after a failure. */
export function useAdmin(): boolean | undefined {
  const session = useSession();
  const userId = session.status === "signed-in" ? session.user.id : undefined;
  const { data } = useQuery({
    queryKey: adminQueryKey(userId),
    queryFn: () => (userId ? askWhetherAdmin(userId) : false),
    enabled: userId !== undefined,
    staleTime: 60_000,
  });
  return session.status === "signed-out" ? false : data;
}

export function adminQueryKey(userId: string | undefined) {
  return ["auth", "is-admin", userId] as const;
}

async function askWhetherAdmin(userId: string): Promise<boolean> {
  try {
    const { dataClient } = await import("./data-client.ts");
    const { data, error } = await dataClient.rpc("has_role", { _user_id: userId, _role: "admin" });
    if (error) throw error;
    return data === true;
  } catch (error) {
    log.debug("Whether this user is an admin could not be asked; taken as no.", error);
    return false;
  }
}
