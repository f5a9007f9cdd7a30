-- A database as the first version of the schema made it, with some of everything.
CREATE TABLE bans (whom VARCHAR NOT NULL, made INTEGER NOT NULL, PRIMARY KEY (whom));
CREATE TABLE entries (
    table_id VARCHAR NOT NULL, seq INTEGER NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE TABLE meta ("key" VARCHAR NOT NULL, value BLOB NOT NULL, PRIMARY KEY ("key"));
CREATE TABLE notes (
    table_id VARCHAR NOT NULL, seat INTEGER NOT NULL, text VARCHAR NOT NULL, PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE players (
    id VARCHAR NOT NULL, secret BLOB NOT NULL, name VARCHAR NOT NULL, made INTEGER NOT NULL,
    PRIMARY KEY (id), UNIQUE (secret)
);
CREATE TABLE sittings (
    player VARCHAR NOT NULL, table_id VARCHAR NOT NULL, seat INTEGER NOT NULL,
    PRIMARY KEY (player, table_id, seat)
) WITHOUT ROWID;
CREATE TABLE tables (
    id VARCHAR NOT NULL, host VARCHAR NOT NULL, phase VARCHAR NOT NULL, open BOOLEAN NOT NULL,
    bot BOOLEAN NOT NULL, deadline INTEGER, card BLOB NOT NULL, opened INTEGER NOT NULL, touched INTEGER NOT NULL,
    PRIMARY KEY (id)
);
CREATE INDEX tables_by_phase ON tables (phase, open, touched);
CREATE INDEX tables_by_host ON tables (host, phase);
CREATE INDEX tables_by_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
PRAGMA user_version = 1;

INSERT INTO players VALUES ('ann', X'95b7e808fee716030cb21806f28f7a183bd2c63f1b267bb208e3044625914c6e', 'Ann', 1690000000);
INSERT INTO players VALUES ('bob', X'0f66ae12bc9ba00d431d1c97d5a4b76355aa8e20a0954905b4cb0708dc82baa0', 'Bob', 1690000000);
INSERT INTO tables VALUES ('won', 'ann', 'over', 0, 0, NULL, CAST('{"table":"won","game":"race","phase":"over","seats":[{"kind":"person","level":"","name":"Ann","taken":true,"yours":false},{"kind":"person","level":"","name":"Bob","taken":true,"yours":false}],"ending":{"reason":"played","returns":[1.0,0.0]}}' AS BLOB), 1700000000, 1700000200);
INSERT INTO entries VALUES ('won', 1, CAST('{"kind":"opened"}' AS BLOB));
INSERT INTO sittings VALUES ('ann', 'won', 0);
INSERT INTO sittings VALUES ('bob', 'won', 1);
INSERT INTO tables VALUES ('alone', 'ann', 'over', 0, 0, NULL, CAST('{"table":"alone","game":"toil","phase":"over","seats":[{"kind":"person","level":"","name":"Ann","taken":true,"yours":false},{"kind":"person","level":"","name":"Bob","taken":true,"yours":false}],"ending":{"reason":"abandoned","returns":[]}}' AS BLOB), 1700000000, 1700000300);
INSERT INTO entries VALUES ('alone', 1, CAST('{"kind":"opened"}' AS BLOB));
INSERT INTO sittings VALUES ('ann', 'alone', 0);
INSERT INTO tables VALUES ('closed', 'ann', 'over', 0, 0, NULL, CAST('{"table":"closed","game":"race","phase":"over","seats":[{"kind":"person","level":"","name":"Ann","taken":true,"yours":false},{"kind":"person","level":"","name":"","taken":false,"yours":false}],"ending":{"reason":"closed","returns":[]}}' AS BLOB), 1700000000, 1700000400);
INSERT INTO entries VALUES ('closed', 1, CAST('{"kind":"opened"}' AS BLOB));
INSERT INTO sittings VALUES ('ann', 'closed', 0);
INSERT INTO tables VALUES ('playing', 'ann', 'playing', 0, 0, NULL, CAST('{"table":"playing","game":"elixir","phase":"playing","seats":[{"kind":"person","level":"","name":"Ann","taken":true,"yours":false},{"kind":"person","level":"","name":"Bob","taken":true,"yours":false}],"ending":null}' AS BLOB), 1700000000, 1700000500);
INSERT INTO entries VALUES ('playing', 1, CAST('{"kind":"opened"}' AS BLOB));
INSERT INTO sittings VALUES ('ann', 'playing', 0);
INSERT INTO sittings VALUES ('ann', 'playing', 1);
INSERT INTO notes VALUES ('playing', 0, 'mine');
INSERT INTO meta VALUES ('clock', CAST('5000' AS BLOB));
INSERT INTO entries VALUES ('won', 2, CAST('{"kind":"sat","at":1,"seat":1,"player":"eve","name":"Eve"}' AS BLOB));
INSERT INTO entries VALUES ('won', 3, CAST('{"kind":"sat","at":2,"seat":1,"player":"bob","name":"Bob"}' AS BLOB));
