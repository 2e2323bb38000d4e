import type { EventCategory } from "../../../../contract/index.ts";

export interface Activity {
  id: number;
  name: string;
}

const created = /^(created|added|stored|uploaded|requested|drafted|invited|signed_up|written|attached)$/;
const read = /^(read|downloaded|exported|listed|opened|shown|personal_content_read)$/;
const deleted = /(deleted|removed|erased|withdrawn|expired|revoked|consumed)$/;

/** The activity of an act in its class. Other: its own name says more than any of the class. */
export function activityOf(category: EventCategory, act: string): Activity {
  const [noun = "", verb = ""] = act.split(".");
  const other = { id: 99, name: act };
  switch (category) {
    case "sign_in":
      if (/^(session\.(started|sign_in_failed)|passkey\.used)$/.test(act)) return { id: 1, name: "Logon" };
      return act === "session.ended" ? { id: 2, name: "Logoff" } : other;
    case "rights":
      if (noun === "admin" || noun === "membership") {
        if (/^(granted|created|role_changed)$/.test(verb)) return { id: 3, name: "Assign Role" };
        return /^(revoked|ended)$/.test(verb) ? { id: 4, name: "Remove Role" } : other;
      }
      if (/^(shared|created|renewed|allowed|unsuspended)$/.test(verb))
        return { id: 1, name: "Assign Privileges" };
      return /^(unshared|revoked|withdrawn|forbidden|suspended)$/.test(verb)
        ? { id: 2, name: "Revoke Privileges" }
        : other;
    case "things":
    case "use":
      if (created.test(verb)) return { id: 1, name: "Create" };
      if (read.test(verb)) return { id: 2, name: "Read" };
      if (deleted.test(verb)) return { id: 4, name: "Delete" };
      // A change of a thing. What was used is in the operation.
      return category === "things" ? { id: 3, name: "Update" } : other;
    case "product":
      return other;
  }
}
