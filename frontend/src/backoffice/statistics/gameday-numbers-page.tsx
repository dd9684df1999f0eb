import { Link } from 'react-router';
import styles from './statistics.module.css';
import { WhatHappened } from './what-happened.tsx';

/** /gameday-management/what-happened: what organisers see of an edition. */
export function GamedayNumbersPage() {
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>What Happened</h1>
          <p>Invitations, answers and seats of the gamedays of an edition</p>
        </div>
        <Link className={`btn ${styles.actions}`} to="/gameday-management">
          Back to the gamedays
        </Link>
      </div>
      <WhatHappened of="gamedays" />
    </div>
  );
}
