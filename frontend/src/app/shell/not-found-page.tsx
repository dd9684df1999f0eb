import { Link } from 'react-router';

export function NotFoundPage() {
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>Page Not Found</h1>
      </div>
      <div className="card card-body">
        <p>Sorry, we couldn't find the page you were looking for.</p>
        <p>
          <Link className="btn" to="/">
            Go to the home page
          </Link>
        </p>
      </div>
    </div>
  );
}
