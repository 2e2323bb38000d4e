/** Keys of everything about agents in the cache of queries. */
export const agentKeys = {
  all: ["agents"],
  lists: ["agents", "list"],
  list: (show: string, search: string) => ["agents", "list", show, search],
  usable: (search: string) => ["agents", "list", "usable", "picker", search],
  figuresOfAll: ["agents", "figures"],
  templates: (language: string) => ["agents", "templates", language],
  tools: ["agents", "tools"],
  one: (id: string) => ["agents", "one", id],
  itself: (id: string) => ["agents", "one", id, "itself"],
  draft: (id: string) => ["agents", "one", id, "draft"],
  versions: (id: string) => ["agents", "one", id, "versions"],
  comparison: (id: string, before: string, after: string) => [
    "agents",
    "one",
    id,
    "comparison",
    before,
    after,
  ],
  grants: (id: string) => ["agents", "one", id, "grants"],
  figures: (id: string, days: number) => ["agents", "one", id, "figures", days],
};
