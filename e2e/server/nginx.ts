import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * Serves a folder with nginx on a free port of the loopback address, with directory listings and a robots.txt of our
 * own. It runs in the foreground in a folder of its own, beside any nginx that the machine has.
 * @returns the origin, without a slash at the end, and a way to end it
 */
export async function startNginx(documentRoot: string, robotsTxt: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gatepost-nginx-'));
  const port = await freePort();
  writeFileSync(path.join(folder, 'robots.txt'), robotsTxt);
  writeFileSync(path.join(folder, 'nginx.conf'), configuration(folder, documentRoot, port));
  const command = existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : 'nginx';
  const nginx = spawn(command, ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(nginx, 'exit');
  const close = async () => {
    nginx.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  await new Promise<void>((resolve, reject) => {
    let log = '';
    nginx.stderr.on('data', (chunk: Buffer) => {
      log += chunk;
      // Said once the port is open.
      if (log.includes('start worker process ')) resolve();
    });
    nginx.on('error', reject);
    nginx.on('exit', () => reject(new Error(`nginx ended: ${log}`)));
  });
  return { origin: `http://127.0.0.1:${port}`, close };
}

function configuration(folder: string, documentRoot: string, port: number): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr notice;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${documentRoot};
    autoindex on;
    location = /robots.txt { alias ${folder}/robots.txt; }
  }
}
`;
}

/** nginx cannot be told to take any free port, so one is looked for first. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
