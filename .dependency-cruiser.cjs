const graph = require("./features/graph.json");

const test = "[.]test[.]tsx?$|/testing([.]tsx?$|/)";

const edgesOutsideTheGraph = Object.entries(graph).map(([feature, uses]) => ({
  name: `graph-${feature}`,
  comment:
    "A feature uses only the features that its line in features/graph.json names; its tests compose freely. Events reach everybody: whoever subscribes needs no edge to whoever publishes.",
  severity: "error",
  from: { path: `^features/${feature}/`, pathNot: test },
  to: {
    path: "^features/[^/]+/",
    pathNot: `^features/((${[feature, ...uses].join("|")})/|[^/]+/contract/events[.]ts$)`,
  },
}));

module.exports = {
  forbidden: [
    {
      name: "everything-resolves",
      comment: "An import that leads nowhere is an edge that no other rule can see.",
      severity: "error",
      from: { path: "^(apps|features|platform|sandboxes)/" },
      to: { couldNotResolve: true, path: "^[.#]" },
    },
    {
      name: "no-cycles",
      comment: "Modules that need each other are one module.",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-cycles-of-types",
      comment:
        "A type lives in the file of its noun. Only the platform's Ctx, Services, Job and Module refer to each other: a context holds the services, a service runs jobs, and a job gets a context.",
      severity: "error",
      from: { path: "^(apps|features|sandboxes|platform/(contract|web))/", pathNot: test },
      to: { circular: true },
    },
    {
      name: "platform-knows-no-feature",
      severity: "error",
      from: { path: "^platform/", pathNot: test },
      to: { path: "^(features|apps)/" },
    },
    {
      name: "features-know-no-app",
      severity: "error",
      from: { path: "^features/", pathNot: test },
      to: { path: "^apps/" },
    },
    {
      name: "product-needs-no-tooling",
      comment: "Mocks, journeys and benches may use the product; the product runs without them.",
      severity: "error",
      from: { path: "^(apps|features|platform)/", pathNot: test },
      to: { path: "^(mocks|e2e|bench)/" },
    },
    {
      name: "sandboxes-stand-apart",
      comment:
        "A sandbox stands for a provider outside: it meets the product over the provider's protocol alone.",
      severity: "error",
      from: { path: "^sandboxes/", pathNot: test },
      to: { path: "^(apps|features|mocks|e2e|bench)/" },
    },
    {
      name: "only-apps-run-sandboxes",
      comment: "The product talks to a provider; which one answers is decided where the server is composed.",
      severity: "error",
      from: { path: "^(features|platform)/", pathNot: test },
      to: { path: "^sandboxes/" },
    },
    {
      name: "contract-is-pure",
      comment: "A contract is shared by browser and server, so it uses only contracts and zod.",
      severity: "error",
      from: { path: "^(features/[^/]+|platform)/contract/", pathNot: test },
      to: { pathNot: "^(features/[^/]+|platform)/contract/|node_modules/zod/" },
    },
    {
      name: "web-never-server",
      severity: "error",
      from: { path: "^(features/[^/]+|platform|apps)/web/", pathNot: test },
      to: { path: "^(features/[^/]+|platform|apps)/server/" },
    },
    {
      name: "server-never-web",
      severity: "error",
      from: { path: "^(features/[^/]+|platform|apps)/server/", pathNot: test },
      to: { path: "^(features/[^/]+|platform|apps)/web/" },
    },
    {
      name: "only-the-front-door",
      comment: "Another feature is reached through its contract or its front door, index.ts.",
      severity: "error",
      from: { path: "^features/([^/]+)/", pathNot: test },
      to: {
        path: "^features/[^/]+/(server|web)/",
        pathNot: ["^features/$1/", "^features/[^/]+/(server|web)/(index|testing)[.]tsx?$"],
      },
    },
    {
      name: "tests-compose",
      comment: "A test may mount any feature that it needs, as an app does, and knows nothing else of it.",
      severity: "error",
      from: { path: "^features/([^/]+)/.*", pathNot: `^(?!.*(${test}))` },
      to: {
        path: "^features/[^/]+/(server|web)/",
        pathNot: [
          "^features/$1/",
          "^features/[^/]+/(server|web)/((index|module)[.]tsx?$|testing([.]tsx?$|/))",
        ],
      },
    },
    {
      name: "apps-compose",
      comment: "An app mounts what a feature offers to be mounted and knows nothing else of it.",
      severity: "error",
      from: { path: "^apps/", pathNot: test },
      to: {
        path: "^features/[^/]+/(server|web)/",
        pathNot: "^features/[^/]+/(server|web)/(index|module|routes|seed)[.]tsx?$",
      },
    },
    {
      name: "testing-only-from-tests",
      severity: "error",
      from: { path: "^(features|apps|platform)/", pathNot: `${test}|/seed[.]ts$` },
      to: { path: "^(features|apps|platform)/.*/testing([.]tsx?$|/)" },
    },
    {
      name: "sql-lives-in-repositories",
      comment: "Only *.repository.ts writes SQL, so that a reviewer finds all of it.",
      severity: "error",
      from: { path: "^(features|sandboxes)/", pathNot: `[.]repository[.]ts$|${test}` },
      to: {
        path: "^platform/server/db/|node_modules/(kysely|pg)/",
        // To open a transaction, to let it take long, or to wait for the database, is not to write SQL.
        pathNot:
          "^platform/server/db/(allow-long-statements|is-connection-error|transaction|until-database-answers)[.]ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "apps-write-no-sql",
      comment: "An app opens and migrates the database; what is in it belongs to features.",
      severity: "error",
      from: { path: "^apps/", pathNot: test },
      to: { path: "node_modules/kysely/", dependencyTypesNot: ["type-only"] },
    },
    ...edgesOutsideTheGraph,
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^dist/" },
    tsPreCompilationDeps: true,
    // Who depends on a module is asked by no rule, and took a third of the time.
    skipAnalysisNotInRules: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".cjs", ".json", ".d.ts"],
    },
  },
};
