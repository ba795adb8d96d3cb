# Rondel as an image: the wheel is built in one stage, with the compiler and the client's tools, and installed in another.
FROM python:3.13-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /rondel
COPY requirements requirements
RUN pip install --no-cache-dir --require-hashes -r requirements/runtime.txt -r requirements/build.txt
COPY . .
RUN pip wheel --no-cache-dir --no-build-isolation --no-deps -w /wheels .

FROM python:3.13-slim
RUN apt-get update && apt-get install -y --no-install-recommends fonts-dejavu-core && rm -rf /var/lib/apt/lists/*
COPY requirements/runtime.txt requirements/cluster.txt /requirements/
RUN pip install --no-cache-dir --require-hashes -r /requirements/runtime.txt -r /requirements/cluster.txt
RUN --mount=type=bind,from=build,source=/wheels,target=/wheels pip install --no-cache-dir --no-deps /wheels/*.whl
RUN useradd --create-home rondel
USER rondel
EXPOSE 8710
HEALTHCHECK --interval=5s --start-period=60s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8710/ready', timeout=4)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["rondel"]
CMD ["serve", "--host", "0.0.0.0"]
