// Preloaded (`node --import`) into every process that is started here: sends it SIGTERM when its parent is gone.
// npm and shells do not pass every signal on, and an orphan would keep ports and connections.
const parent = process.ppid;
const timer = setInterval(() => {
  if (process.ppid === parent) return;
  clearInterval(timer);
  process.kill(process.pid, 'SIGTERM');
}, 500);
timer.unref();
