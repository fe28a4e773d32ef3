/**
 * Ends with 0 if the server of this computer at PORT is well, else with 1: what a container is asked now and then. It runs (healthz), or,
 * with readyz behind it, lets people in.
 */
const { PORT = '4173' } = process.env;
const [, , path = 'healthz'] = process.argv;

try {
  const { ok } = await fetch(`http://127.0.0.1:${PORT}/${path}`, { signal: AbortSignal.timeout(1500) });
  process.exit(ok ? 0 : 1);
} catch {
  process.exit(1);
}
