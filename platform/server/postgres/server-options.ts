import { memorySettings, usableMemory } from "./memory-settings.ts";

/**
 * Settings of the embedded server. They are command-line arguments, so that each version of the product
 * brings its own. Memory follows the machine. Tuned for a small idle server: no parallel workers, no I/O workers, no logical
 * replication. Commits are durable.
 */
export function serverOptions(clusterDir: string, socketDir: string, maxConnections = 100): string[] {
  const settings: Record<string, string> = {
    listen_addresses: "",
    unix_socket_directories: socketDir,
    unix_socket_permissions: "0700",
    max_connections: String(maxConnections),
    superuser_reserved_connections: "3",
    ...memorySettings(usableMemory()),
    huge_pages: "off",
    io_method: "sync",
    jit: "off",
    max_worker_processes: "2",
    max_parallel_workers: "0",
    max_parallel_workers_per_gather: "0",
    max_parallel_maintenance_workers: "0",
    max_logical_replication_workers: "0",
    max_wal_senders: "0",
    max_replication_slots: "0",
    autovacuum_max_workers: "2",
    autovacuum_worker_slots: "2",
    wal_level: "replica",
    wal_compression: "on",
    min_wal_size: "32MB",
    max_wal_size: "512MB",
    checkpoint_timeout: "15min",
    idle_in_transaction_session_timeout: "5min",
    log_min_messages: "warning",
    log_line_prefix: "%m [%p] ",
    log_timezone: "UTC",
    timezone: "UTC",
  };
  return ["-D", clusterDir, ...Object.entries(settings).map(([name, value]) => `--${name}=${value}`)];
}
