import { spawnSync } from "node:child_process";
import { readFileSync, statSync } from "node:fs";
import { StartError } from "../config/start-error.ts";

export interface SystemUser {
  uid: number;
  gid: number;
}

/** No account has this id, so no other program on the machine can access its files. */
const ownNumber = 59_432;

/**
 * The user for PostgreSQL. As root it returns the owner of an existing cluster or else a reserved id, because
 * PostgreSQL refuses root. Undefined for an ordinary user.
 */
export function chooseSystemUser(clusterDir: string): SystemUser | undefined {
  if (process.getuid?.() !== 0) return undefined;

  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };

  const candidates = [{ uid: ownNumber, gid: ownNumber }, findNobody()];
  const user = candidates.find((candidate) => candidate && canBecome(candidate));
  if (user) return user;
  throw new StartError(
    "PostgreSQL refuses to run as root, and this root may not start a process under another user.",
    "Start as an ordinary user, or set DATABASE_URL.",
  );
}

/** The user for initdb, which requires a user with a name. */
export function findNobody(): SystemUser | undefined {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith("nobody:"));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid && gid ? { uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 } : undefined;
}

/** Whether `user` can enter `path`. Tested by a child process, so that ACLs and mounts count too. */
export function canEnter(user: SystemUser, path: string): boolean {
  const test = ["-c", '[ -x "$1" ]', "sh", path];
  return spawnSync("/bin/sh", test, { ...user, cwd: "/", stdio: "ignore" }).status === 0;
}

function canBecome(user: SystemUser) {
  return spawnSync("/bin/sh", ["-c", ":"], { ...user, cwd: "/", stdio: "ignore" }).status === 0;
}
