/** The people of the sample data. Their ids are fixed, so that all features can refer to them. */
export const samplePeople = [
  { id: "01980000-0000-7000-8000-000000000001", email: "jana.holt@acme.example", name: "Jana Holt" },
  { id: "01980000-0000-7000-8000-000000000002", email: "omar.diallo@acme.example", name: "Omar Diallo" },
  { id: "01980000-0000-7000-8000-000000000003", email: "mei.tanaka@acme.example", name: "Mei Tanaka" },
  { id: "01980000-0000-7000-8000-000000000004", email: "piet.vermeer@acme.example", name: "Piet Vermeer" },
] as const;

/** The password of all sample people. Sample data belongs only on machines that nobody else can reach. */
export const samplePassword = "adjutant-sample";
