export * from "./events/errors.ts";
export * from "./events/event-filter.ts";
export * from "./events/log-event.ts";
export * from "./events/routes.ts";
export * from "./events/saved-query.ts";
export * from "./log/log-errors.ts";
export * from "./log/log-routes.ts";
export * from "./log/log-state.ts";
