/**
 * Debian's nginx and Caddy before a house of three processes, by the ready files in hosting/ and with TLS by a certificate of a test's own:
 * for what is asked over sockets, and for what a browser sees.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './redisServer';

const has = (program: string, ...asked: readonly string[]): boolean => spawnSync(program, asked).status === 0;

/** Whether certificates can be made here. */
export const HAS_OPENSSL = has('openssl', 'version');

/** The three processes of the ready files, and the ports that they have there. */
export const NAMES = ['a', 'b', 'c'] as const;
const PORTS = ['4181', '4182', '4183'] as const;
/** The name in the ready files. */
const READY_NAME = 'snag.example';

/** What a proxy shows of itself. */
export interface Certificate {
  /** Whoever trusts this one trusts the house. */
  readonly pem: string;
  /** The same for a browser that is told which key it may trust. */
  readonly keyHash: string;
  readonly certFile: string;
  readonly keyFile: string;
  remove(): void;
}

/** A certificate of one's own. @param name that people type */
export function certificateFor(name: string): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  spawnSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', `/CN=${name}`,
    '-addext', `subjectAltName=DNS:${name}`, '-keyout', keyFile, '-out', certFile]);
  const pem = readFileSync(certFile, 'utf8');
  const key = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' });
  return {
    pem, certFile, keyFile, keyHash: createHash('sha256').update(key).digest('base64'),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** Where one is started: its own folder, the name that people type, and the port at which they come. */
interface Place { readonly folder: string; readonly name: string; readonly port: number; readonly certificate: Certificate }

export interface Proxy {
  /** Its file in hosting/. */
  readonly file: string;
  /** Its program, as Debian calls it, and whether it's there. */
  readonly program: string;
  readonly isHere: boolean;
  start(place: Place, ready: string): ChildProcess;
}

export const PROXIES: readonly Proxy[] = [{
  file: 'nginx.conf', program: 'nginx', isHere: has('nginx', '-v'),
  start({ folder, name, port, certificate }, ready) {
    const server = ready.replace('listen 443 ssl', `listen 127.0.0.1:${port} ssl`).replace(`${READY_NAME};`, `${name};`)
      // Port 80 may be somebody else's here.
      .replace('listen 80;', `listen unix:${folder}/plain;`)
      .replace(`/etc/ssl/${READY_NAME}.pem`, certificate.certFile).replace(`/etc/ssl/${READY_NAME}.key`, certificate.keyFile);
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, `daemon off; pid ${folder}/pid; error_log ${folder}/errors; events {} http { access_log off;
      client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3; uwsgi_temp_path ${folder}/t4;
      scgi_temp_path ${folder}/t5;\n${server} }`);
    return spawn('nginx', ['-c', file, '-e', join(folder, 'errors')], { stdio: 'ignore' });
  },
}, {
  file: 'Caddyfile', program: 'caddy', isHere: has('caddy', 'version'),
  start({ folder, name, port, certificate }, ready) {
    const file = join(folder, 'Caddyfile');
    const site = `https://${name}:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate.certFile} ${certificate.keyFile}`;
    writeFileSync(file, `{\n\tadmin off\n\tauto_https disable_redirects\n}\n${ready.replace(`{$SNAG_NAME:${READY_NAME}} {`, site)}`);
    return spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { stdio: 'ignore', env: { ...process.env, HOME: folder } });
  },
}];

export interface StartedProxy {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts one before three processes. It may not listen yet.
 * @param name that people type
 * @param ports of the three
 */
export async function startProxy(
  proxy: Proxy, name: string, certificate: Certificate, ports: readonly number[],
): Promise<StartedProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  const port = await freePort();
  const ready = PORTS.reduce((text, one, i) => text.replaceAll(one, String(ports[i])), readFileSync(join('hosting', proxy.file), 'utf8'));
  const child = proxy.start({ folder, name, port, certificate }, ready);
  const ended = new Promise((done) => { child.once('exit', done); });
  return {
    port, url: `https://${name}:${port}/`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
