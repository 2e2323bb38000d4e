const id = (number: number) => `0198c0de-0000-7000-8000-0000000001${String(number).padStart(2, "0")}`;
const all = { change: true, manage: true };
const team = {
  ...{ description: "", parent: null, lead: null, people: 4, teams: 0, directoryGroup: null, isOwn: false },
  abilities: all,
};

export const salesId = id(1);
const at = "2026-03-01T12:00:00.000Z";

/** A team with one inside it, one of the directory whose name was taken, and a long one. */
export const teams = {
  sales: {
    ...{ ...team, id: salesId, name: "Sales", teams: 1, people: 12, isOwn: true },
    description: "Everybody who talks with customers before they are customers, and for a while afterwards.",
    lead: { id: id(41), name: "Jana Novak" },
  },
  austria: { ...team, id: id(2), name: "Austria", parent: { id: salesId, name: "Sales" }, people: 1 },
  directory: {
    ...{ ...team, id: id(3), name: "Engineering (2)", people: 240, directoryGroup: "Engineering" },
    abilities: { change: false, manage: false },
  },
  long: {
    ...team,
    id: id(4),
    name: "Donaudampfschifffahrtsgesellschaftskapitänsmützenausgabestelle",
    people: 0,
  },
};

export const listedTeams = {
  items: [teams.long, teams.directory, teams.sales, teams.austria],
  nextCursor: "next",
};

const member = {
  ...{
    email: null,
    isLead: false,
    isGuest: false,
    isSuspended: false,
    isDirect: true,
    through: [],
    since: at,
  },
};
export const teamMembers = {
  items: [
    {
      ...member,
      id: id(42),
      name: "Ben Adler",
      email: "ben@acme.test",
      isDirect: false,
      through: ["Austria"],
    },
    { ...member, id: id(43), name: "Gita Rao", email: "gita@partner.test", isGuest: true },
    { ...member, id: id(41), name: "Jana Novak", email: "jana@acme.test", isLead: true },
    { ...member, id: id(44), name: "tom@acme.test", email: "tom@acme.test", isSuspended: true },
  ],
  nextCursor: null,
};

const share = { noun: "conversation", expiresAt: null, isOfParent: false, relation: "viewer" };
export const teamShares = {
  items: [
    { ...share, id: id(51), name: "Renewal of Northwind", path: `/chat/${id(61)}`, relation: "editor" },
    { ...share, id: id(52), name: null, path: null, expiresAt: "2027-03-01T12:00:00.000Z" },
  ],
  nextCursor: null,
};

export const foundPeople = {
  items: [
    { id: id(45), name: "Ines Braun", email: "ines@acme.test", isGuest: false },
    { id: id(46), name: "Omar Guest", email: "omar@partner.test", isGuest: true },
  ],
  nextCursor: null,
};

export const teamUses = {
  ...{ shares: 3, teams: ["Austria"], requests: 1 },
  models: [
    { label: "Large", isAlone: false },
    { label: "Private", isAlone: true },
  ],
};

const request = {
  ...{
    id: id(71),
    person: { id: id(45), name: "Ines Braun" },
    wants: "role",
    role: "admin",
    seats: null,
    team: null,
  },
  ...{
    reason: "I look after our people while Jana is away.",
    askedAt: at,
    expiresAt: "2027-03-31T12:00:00.000Z",
  },
  ...{ state: "open", endedAt: null, decidedBy: null, note: "" },
  abilities: { decide: true, withdraw: false },
};
export const requests = {
  role: request,
  seats: {
    ...request,
    id: id(72),
    wants: "seats",
    role: null,
    seats: 3,
    reason: "Three interns begin in May.",
  },
  access: {
    ...{ ...request, id: id(73), wants: "access", role: null, reason: "" },
    team: { id: salesId, name: "Sales" },
  },
  own: { ...request, id: id(74), abilities: { decide: false, withdraw: true } },
  declined: {
    ...{ ...request, id: id(75), state: "declined", endedAt: at, decidedBy: "Jana Novak", note: "Ask Ben." },
    abilities: { decide: false, withdraw: false },
  },
};
